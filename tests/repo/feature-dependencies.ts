/** Which feature may import which (DESIGN 3). Lower ones first; tests/repo/architecture.test.ts refuses cycles and undeclared imports. */
export const featureDependencies: Record<string, string[]> = {
  seo: [],
  auth: ['cart'],
  account: ['auth'],
  newsletter: [],
  admin: ['auth', 'site-shell'],
  product: ['cart', 'seo'],
  catalog: ['product', 'seo'],
  search: ['product'],
}
