/**
 * Interactions from the browser's own trace: how long until the answer was painted, and what the page's thread did for it.
 * Its own work is the same on a machine that is busy with other things; only the time until the answer is painted is not.
 */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const KINDS = { UpdateLayoutTree: 'style', Layout: 'layout', PrePaint: 'paint', Paint: 'paint', Layerize: 'paint', Commit: 'paint' };

/** One entry for each interaction, named by the last mark before it; of its events (press, release, click) the slowest counts. */
export function interactions(trace) {
  const { traceEvents } = JSON.parse(trace);
  const marks = traceEvents.filter(({ name, cat }) => cat === 'blink.user_timing' && name.startsWith('act:')).sort((a, b) => a.ts - b.ts);
  const timings = traceEvents.filter(({ name, args }) => name === 'EventTiming' && args?.data?.interactionId);
  const threads = new Map();
  const found = new Map();
  for (const { pid, tid, ts, args: { data } } of timings) {
    const painted = data.duration;
    if ((found.get(data.interactionId)?.painted ?? 0) >= painted) continue;
    const thread = `${pid}/${tid}`;
    if (!threads.has(thread)) threads.set(thread, eventsOf(traceEvents, pid, tid));
    const name = marks.findLast((mark) => mark.ts <= ts)?.name.slice(4) ?? data.type;
    found.set(data.interactionId, { name, type: data.type, painted, ...workOf(threads.get(thread), ts, ts + painted * 1000) });
  }
  return [...found.values()];
}

function eventsOf(events, pid, tid) {
  return events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && (event.name === 'RunTask' || event.name in KINDS)).sort((a, b) => a.ts - b.ts);
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
