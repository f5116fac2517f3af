import type { Endpoint } from '@/lib/api/endpoint'

type NamedEndpoint = { name: string; endpoint: Pick<Endpoint, 'method' | 'path'> }

/** The path's segments after `/api`, without parameters: `v2`, `ecommerce`, `cart`, `addItem`. */
function segmentsOf({ path }: NamedEndpoint['endpoint']) {
  return path.split('/').filter((segment) => segment !== '' && segment !== 'api' && !segment.startsWith('{'))
}

/**
 * The unique name of a call: `v2.ecommerce.cart.addItem`. It ends with the row's name where the path does not, such as `v1.user.guest.update` for a PATCH of
 * `/api/v1/user/guest`.
 */
export function operationId({ name, endpoint }: NamedEndpoint): string {
  const segments = segmentsOf(endpoint)
  return [...segments, ...(segments.at(-1) === name ? [] : [name])].join('.')
}

/** The module that a call is listed under: `v2/ecommerce/cart`. */
export function tagOf({ endpoint }: Pick<NamedEndpoint, 'endpoint'>): string {
  const segments = segmentsOf(endpoint)
  return (segments.length > 2 ? segments.slice(0, -1) : segments.slice(0, 1)).join('/')
}

/** `v2.ecommerce.checkout.getAvailableCountries` as words: 'Ecommerce checkout: get available countries'. */
export function summaryOf(row: NamedEndpoint): string {
  const [last = '', ...rest] = operationId(row)
    .split('.')
    .filter((part) => !/^v\d$/.test(part))
    .map((part) => part.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase())
    .toReversed()
  const words = rest.length > 0 ? `${rest.toReversed().join(' ')}: ${last}` : last
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `v2.ecommerce.cart.addItem` as the name of a type: `V2EcommerceCartAddItem`. */
export function typeName(id: string): string {
  return id
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
