/** A product that changes its slug in a language. */
export type SlugMove = { productId: number; languageId: number; from: string; to: string }

/**
 * Orders moves so that each finds its slug free. `groups`: to be written in this order, each at once; a circle of products that exchange their slugs is one group,
 * any other move is alone. `blocked`: moves whose slug stays taken, and those that wait for them. Of two moves to one slug the first counts.
 * `isFree`: whether nobody has the slug of a move that no other one leaves.
 */
export function orderSlugMoves<Move extends SlugMove>(
  moves: readonly Move[],
  isFree: (move: Move) => boolean,
): { groups: Move[][]; blocked: Move[] } {
  const leaving = new Set(moves.map(fromKey))
  const claims = new Map<string, Move>()
  for (const move of moves) if (!claims.has(toKey(move))) claims.set(toKey(move), move)
  const seen = new Set<Move>()
  /** The move, then the one that takes the slug it leaves, and so on. */
  const followers = (first: Move) => {
    const found: Move[] = []
    for (let move: Move | undefined = first; move && !seen.has(move); move = claims.get(fromKey(move))) {
      seen.add(move)
      found.push(move)
    }
    return found
  }
  const ends = [...claims.values()].filter((move) => !leaving.has(toKey(move)))
  const chains = ends.map(followers).filter(([end]) => end && isFree(end))
  const circles = [...claims.values()].map(followers).filter((found) => isCircle(found))
  const groups = [...chains.flat().map((move) => [move]), ...circles]
  const possible = new Set(groups.flat())
  return { groups, blocked: moves.filter((move) => !possible.has(move)) }
}

/** Puts groups into batches of at most `size` moves, in their order; a larger group is a batch of its own. */
export function slugBatches<Move>(groups: readonly (readonly Move[])[], size: number): Move[][] {
  const batches: Move[][] = []
  for (const group of groups) {
    const last = batches.at(-1)
    if (last && last.length + group.length <= size) last.push(...group)
    else batches.push([...group])
  }
  return batches
}

/** Whether the first move takes the slug that the last one leaves. */
function isCircle(moves: readonly SlugMove[]): boolean {
  const [first, last] = [moves[0], moves.at(-1)]
  return first !== undefined && last !== undefined && toKey(first) === fromKey(last)
}

function fromKey({ languageId, from }: SlugMove): string {
  return `${languageId} ${from}`
}

function toKey({ languageId, to }: SlugMove): string {
  return `${languageId} ${to}`
}
