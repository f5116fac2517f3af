/** The lists of addresses, in the order in which somebody of the shop asks for them. */
export const addressViews = ['missing', 'redirects'] as const
export type AddressView = (typeof addressViews)[number]
