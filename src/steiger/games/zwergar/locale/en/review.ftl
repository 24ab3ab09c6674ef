# Reviews

zwergar-review-phase-early = first third
zwergar-review-phase-middle = second third
zwergar-review-phase-late = last third
zwergar-review-phase-last = after the rounds
zwergar-review-kind-project = turns with a project
zwergar-review-kind-upgrade = turns with an upgrade
zwergar-review-kind-work = other turns
zwergar-review-kind-free-upgrade = free upgrades
zwergar-review-project = It completes project { $project } for { $points } points: { $gain } more points from projects.
zwergar-review-upgrade = It upgrades project { $project }: { $gain } more points from upgrades and their effects.
zwergar-review-furnaces = It builds { $furnaces ->
    [one] one more furnace
   *[other] { $furnaces } more furnaces
}: { $gain } more points from furnaces.
zwergar-review-installed = It installs { $furnaces ->
    [one] one more furnace
   *[other] { $furnaces } more furnaces
}: { $gain } more points from furnaces.
zwergar-review-heat = You left { $heat } more heat idle, which cost { $gain } points from the lift.
