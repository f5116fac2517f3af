/** Gaps between siblings on the 4 px grid: 4, 8, 12, 16, 24, 32, 48, 64 px. */
export const gap = {
  none: 'gap-0',
  '3xs': 'gap-1',
  '2xs': 'gap-2',
  xs: 'gap-3',
  sm: 'gap-4',
  md: 'gap-6',
  lg: 'gap-8',
  xl: 'gap-12',
  '2xl': 'gap-16',
} as const
