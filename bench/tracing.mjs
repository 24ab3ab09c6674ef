/**
 * Interactions from the browser's own trace: how long until the answer was painted, and what the page's thread did for it.
 * Its own work is the same on a machine that is busy with other things; only the time until the answer is painted is not.
 */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
const KINDS = { UpdateLayoutTree: 'style', Layout: 'layout', PrePaint: 'paint', Paint: 'paint', Layerize: 'paint', Commit: 'paint' };

/**
 * One entry for each interaction, named by the last mark before it; of its events (press, release, click) the slowest counts.
 * Painted is when the picture with what the event changed was drawn. The browser's own `duration` is the upper bound, where nothing changed; else it is
 * of no use without a screen: most pictures are told to be shown only together with a later one.
 * Where the deed led to a new position, `answered` is when that was drawn, the server's time included.
 */
export function interactions(trace) {
  const { traceEvents } = JSON.parse(trace);
  const all = traceEvents.sort((a, b) => a.ts - b.ts);
  const marks = all.filter(({ name, cat }) => cat === 'blink.user_timing' && name.startsWith('act:'));
  const timings = all.filter(({ name, args }) => name === 'EventTiming' && args?.data?.interactionId);
  const pages = new Map();
  const found = new Map();
  for (const { pid, tid, ts, args: { data } } of timings) {
    if (!pages.has(pid)) pages.set(pid, pageOf(all, pid, tid));
    const page = pages.get(pid);
    const painted = Math.min(data.duration, (drawnAfter(page, ts + (data.processingEnd - data.timeStamp) * 1000) - ts) / 1000);
    const at = marks.findLastIndex((mark) => mark.ts <= ts);
    const position = page.positions.find((time) => time > ts && time < (marks[at + 1]?.ts ?? Infinity));
    const answered = position === undefined ? null : (drawnAfter(page, position) - ts) / 1000; // from its last event on
    const before = found.get(data.interactionId);
    const slowest = before && before.painted >= painted ? before : { name: marks[at]?.name.slice(4) ?? data.type, painted, ...workOf(page.tasks, ts, ts + painted * 1000) };
    found.set(data.interactionId, { ...slowest, answered });
  }
  return [...found.values()];
}

/** What is needed of a page's own events. */
function pageOf(all, pid, tid) {
  const own = all.filter((event) => event.pid === pid);
  return {
    tasks: eventsOf(own, tid),
    commits: own.filter(({ name, ph }) => name === 'Commit' && ph === 'X'),
    drawn: own.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts),
    positions: own.filter(({ name, cat }) => cat === 'blink.user_timing' && name === 'position').map(({ ts }) => ts),
  };
}

/** When the picture with what was true at this time was drawn: the first one after it was handed over. */
function drawnAfter({ commits, drawn }, time) {
  const handed = commits.find(({ ts }) => ts >= time);
  return drawn.find((ts) => handed && ts >= handed.ts + handed.dur) ?? Infinity;
}

function eventsOf(events, tid) {
  return events.filter((event) => event.tid === tid && event.ph === 'X' && (event.name === 'RunTask' || event.name in KINDS)).sort((a, b) => a.ts - b.ts);
}

/** The milliseconds of work between two times, by kind; what is neither style nor layout nor paint is script. */
function workOf(events, from, until) {
  const work = { work: 0, style: 0, layout: 0, paint: 0, restyled: 0 };
  for (const { name, ts, dur, tdur, args } of events) {
    const share = (Math.min(ts + dur, until) - Math.max(ts, from)) / Math.max(dur, 1);
    if (share <= 0) continue;
    work[name === 'RunTask' ? 'work' : KINDS[name]] += (share * (tdur ?? dur)) / 1000;
    if (name === 'UpdateLayoutTree') work.restyled += args?.elementCount ?? 0;
  }
  return { ...work, script: work.work - work.style - work.layout - work.paint };
}
