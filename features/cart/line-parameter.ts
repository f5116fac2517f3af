/** The query that names the line of the cart which a product's page shall change (SPEC 4). */
export const lineParameter = 'cartItemId'
