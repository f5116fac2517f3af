import { expect, it } from 'vitest'
import { operationId, summaryOf, tagOf, typeName } from './operation-id'

const row = (name: string, path: string) => ({ name, endpoint: { path, method: 'get' as const } })

it.each([
  ['addItem', '/api/v2/ecommerce/cart/addItem', 'v2.ecommerce.cart.addItem', 'v2/ecommerce/cart'],
  ['update', '/api/v1/user/guest', 'v1.user.guest.update', 'v1/user'],
  ['getWeb', '/api/v1/document/get/web/{id}', 'v1.document.get.web.getWeb', 'v1/document/get'],
  ['login', '/api/v1/login', 'v1.login', 'v1'],
  ['login', '/api/auth/login', 'auth.login', 'auth'],
])('%s at %s is %s in %s', (name, path, id, tag) => {
  expect([operationId(row(name, path)), tagOf(row(name, path))]).toEqual([id, tag])
})

it('makes words and type names', () => {
  expect(summaryOf(row('getAvailableCountries', '/api/v2/ecommerce/checkout/getAvailableCountries'))).toBe(
    'Ecommerce checkout: get available countries',
  )
  expect(summaryOf(row('login', '/api/v1/login'))).toBe('Login')
  expect(typeName('v2.ecommerce.cart.addItem')).toBe('V2EcommerceCartAddItem')
})
