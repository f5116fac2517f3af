/** The lists of addresses, in the order in which somebody of the shop asks for them. */
export const redirectViews = ['missing', 'redirects'] as const
export type RedirectView = (typeof redirectViews)[number]
