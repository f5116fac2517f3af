export const redirectViews = ['missing', 'redirects'] as const
export type RedirectView = (typeof redirectViews)[number]
