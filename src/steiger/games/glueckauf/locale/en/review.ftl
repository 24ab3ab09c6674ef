# Reviews

glueckauf-review-phase-draft = draft
glueckauf-review-phase-shift-1 = first shift
glueckauf-review-phase-shift-2 = second shift
glueckauf-review-phase-shift-3 = third shift
glueckauf-review-kind-draft = first orders
glueckauf-review-kind-factory = minecart factory
glueckauf-review-kind-mine = mining
glueckauf-review-kind-deliver = delivery
glueckauf-review-kind-money = money
glueckauf-review-kind-order = orders
glueckauf-review-kind-bank = passing
glueckauf-review-kind-take = choice from the stack
glueckauf-review-deliver = It delivers { $orders ->
    [one] an order
   *[other] { $orders } orders
} for { $points } points now: { $gain } more points from orders and majorities.
glueckauf-review-complete = It completes { $orders ->
    [one] one more order
   *[other] { $orders } more orders
}: { $gain } more points from orders and majorities.
glueckauf-review-order = It takes order { $order } ({ $points } points) before a rival does: { $gain } more points from orders and majorities.
glueckauf-review-steps = You left { $left } of { $steps } work steps unused, which cost { $gain } points from orders and majorities.
