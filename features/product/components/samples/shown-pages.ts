type Strip = { scrolled: number; width: number; pageWidth: number }

/** How many pages fit side by side, the first and the last in view, counted from 0. A strip that has not been laid out shows the first. */
export function shownPages({ scrolled, width, pageWidth }: Strip, total: number) {
  if (pageWidth <= 0) return { perView: 1, first: 0, last: 0 }
  const perView = Math.max(1, Math.round(width / pageWidth))
  const first = Math.max(0, Math.min(Math.round(scrolled / pageWidth), total - 1))
  return { perView, first, last: Math.min(first + perView, total) - 1 }
}

/** Where the next or the previous pages begin: spreads stay whole, before a single last page too. */
export function turnedTo({ first, perView }: { first: number; perView: number }, by: 1 | -1, total: number): number {
  const spread = Math.floor(first / perView) + by
  return Math.max(0, Math.min(spread, Math.floor((total - 1) / perView))) * perView
}
