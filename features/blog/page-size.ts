/** docs/rules/storefront.md#page-sizes */
export const pageSize = 10
