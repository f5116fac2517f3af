import { describe, expect, it } from 'vitest'
import { operations } from '@/server/api/modules'
import { plannedCalls, namedCalls } from '../support/named-calls'
import { codeFiles, isTest, projectFiles, read } from '../support/project-files'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Modules whose folder has another name than their address (docs/rules/platform.md#contract-paths). */
const moduleOf: Record<string, string> = {
  'ecommerce/cart': 'cart',
  'ecommerce/checkout': 'checkout',
  'ecommerce/delivery': 'checkout',
  'ecommerce/order': '(order-placement|order-office)',
  'ecommerce/payment': 'payment',
  'ecommerce/settings': 'settings',
  'cms/media': 'media',
  document: 'after-sale',
}
// The two calls of the payment step that choose a method belong to the checkout.
const ofCheckout = new Set(['getApplicablePaymentMethods', 'savePaymentMethod'])

describe('a handler has the name of its contract row', () => {
  it.each(operations.map(({ name, endpoint }) => ({ name, path: endpoint.path, method: endpoint.method })))(
    '$method $path',
    ({ name, path: at }) => {
      const rest = at.split('/').slice(3).map(kebab)
      // `v1/login`, `v1/refresh` and the legacy `auth/*` stand directly under the root: they are the module auth.
      const [first = '', second = ''] = rest.length === 1 ? ['auth'] : rest
      const moduleName = ofCheckout.has(name) ? 'checkout' : (moduleOf[`${first}/${second}`] ?? moduleOf[first] ?? first)
      const file = new RegExp(`^server/modules/${moduleName}/(.+/)?${kebab(name)}\\.ts$`)
      expect(
        projectFiles.some((one) => file.test(one)),
        `no handler file for ${name}: ${file.source}`,
      ).toBe(true)
    },
  )

  it('limits every write that strangers may call (docs/rules/platform.md#rate-limits)', () => {
    const ofStrangers = operations.filter(
      ({ endpoint: { access, method, cache } }) => /^(?:any|cart)$/.test(access) && method !== 'get' && !cache,
    )
    expect(ofStrangers.length).toBeGreaterThan(30)
    expect(ofStrangers.filter(({ endpoint }) => !endpoint.limit).map(({ endpoint }) => endpoint.path)).toEqual([])
  })

  it('holds each path and method once', () => {
    const all = operations.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(all).toHaveLength(new Set(all).size)
  })

  it('implements every specified call or lists it as planned', () => {
    const answered = new Set(operations.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, '{}')}`))
    const missing = namedCalls.filter((call) => !answered.has(call))
    expect(missing).toEqual([])
    const come = plannedCalls.filter((call) => answered.has(call))
    expect(come, 'They are implemented: move their lines up in tests/repo/support/named-calls.ts.').toEqual([])
  })
})

it('no schema of the contract converts what is sent (docs/rules/platform.md#integers)', () => {
  expect(codeFiles.filter((file) => file.startsWith('lib/api/') && !isTest(file) && /\bz\.coerce\./.test(read(file)))).toEqual([])
})

// docs/rules/platform.md#input-errors: others read the English texts of the validator.
it('a refusal of what was sent comes from server/core/input', () => {
  const readers = codeFiles.filter((file) => /^server\/(?:api|modules)\//.test(file) && !isTest(file) && /error\.issues\b/.test(read(file)))
  const ofSafeTexts = ['server/api/request/input.ts', 'server/modules/product/import-export/formats/native/json-cells.ts']
  expect(readers.filter((file) => !ofSafeTexts.includes(file))).toEqual([])
  expect(ofSafeTexts.filter((file) => !read(file).includes('safeParseFields'))).toEqual([])
})
