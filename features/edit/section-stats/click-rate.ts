/** Below it a rate says more about chance than about the section (docs/rules/lens.md#small-numbers). */
const minViews = 100

/**
 * Clicks on 100 views with the half width of their 95 % interval, rounded to one decimal; null below the minimum of views. Clicks are counted events, several on
 * one view, so the interval is that of a Poisson count.
 */
export function clickRate({ clicks, views }: { clicks: number; views: number }): { rate: number; margin: number } | null {
  if (views < minViews) return null
  const onHundred = (count: number) => Math.round((count / views) * 1000) / 10
  return { rate: onHundred(clicks), margin: onHundred(1.96 * Math.sqrt(clicks + 1)) }
}
