const colours = 8

/** A colour for a user that nobody else there has, while there are enough; all tabs of a user have the same. */
export function chooseColour(userId: number, others: readonly { userId: number; colour: number }[]): number {
  const own = others.find((one) => one.userId === userId)
  if (own) return own.colour
  const first = userId % colours
  const inOrder = Array.from({ length: colours }, (_, step) => (first + step) % colours)
  return inOrder.find((colour) => others.every((one) => one.colour !== colour)) ?? first
}
