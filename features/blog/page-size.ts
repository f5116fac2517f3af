/** SPEC 9: posts come by ten. */
export const pageSize = 10
