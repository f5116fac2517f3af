/** Which feature may import which (DESIGN 3). Lower ones first; tests/repo/architecture.test.ts refuses cycles and undeclared imports. */
export const featureDependencies: Record<string, string[]> = {
  seo: [],
  cart: [],
  newsletter: [],
  auth: ['cart'],
  account: ['auth'],
  wishlist: ['auth'],
  reviews: ['auth'],
  product: ['cart', 'reviews', 'seo', 'wishlist'],
  catalog: ['product', 'seo'],
  search: ['product'],
  checkout: ['cart'],
  sections: ['auth', 'cart', 'newsletter', 'product'],
  blog: ['sections', 'seo'],
  content: ['blog', 'sections', 'seo'],
  'site-shell': ['auth', 'cart', 'sections', 'seo'],
  admin: ['auth', 'site-shell'],
}
