type Strip = { scrolled: number; width: number; pageWidth: number }

/** The first and the last page in view, counted from 0. A strip that has not been laid out shows the first. */
export function shownPages({ scrolled, width, pageWidth }: Strip, total: number) {
  if (pageWidth <= 0) return { first: 0, last: 0 }
  const perView = Math.max(1, Math.round(width / pageWidth))
  const first = Math.max(0, Math.min(Math.round(scrolled / pageWidth), total - 1))
  return { first, last: Math.min(first + perView, total) - 1 }
}
