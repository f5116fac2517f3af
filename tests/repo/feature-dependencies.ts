/** Which feature may import which (DESIGN 3). Lower ones first; tests/repo/architecture.test.ts refuses cycles and undeclared imports. */
export const featureDependencies: Record<string, string[]> = {
  seo: [],
  product: ['cart', 'seo'],
  catalog: ['product', 'seo'],
  search: ['product'],
}
