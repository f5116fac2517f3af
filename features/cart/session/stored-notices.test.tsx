import { beforeEach, expect, it, vi } from 'vitest'
import { clearPersonalData } from '@/lib/browser/storage'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'

beforeEach(() => sessionStorage.clear())

/** The store as a page has it after it was loaded. */
async function loadPage() {
  vi.resetModules()
  return import('./cart-notices-store')
}

const changed = sampleCart({
  items: [sampleItem({ itemId: 5, previousPrice: 8 })],
  removedCoupon: { code: 'LJETO', reason: 'over' },
  removedMemberCard: true,
})
/** The server reports it once. */
const later = sampleCart({ items: [sampleItem({ itemId: 5, previousPrice: null })] })

// docs/rules/cart.md#change-notices
it('keeps the notices over a reload until they are dismissed', async () => {
  ;(await loadPage()).recordNotices(changed)
  const reloaded = await loadPage()
  reloaded.recordNotices(later)
  expect(reloaded.useCartNotices.getState()).toMatchObject({ coupon: { code: 'LJETO', reason: 'over' }, isCardRemoved: true })
  expect(reloaded.useCartNotices.getState().prices.get(5)).toMatchObject({ before: 8, now: 10 })
  reloaded.dismissPriceNotice(5)
  reloaded.dismissCouponNotice()
  reloaded.dismissCardNotice()
  expect(sessionStorage.getItem('cart-notices')).toBeNull()
  const again = await loadPage()
  again.recordNotices(later)
  expect(again.useCartNotices.getState()).toMatchObject({ coupon: null, isCardRemoved: false, prices: new Map() })
})

it('forgets them with the cart and at the sign-out', async () => {
  const page = await loadPage()
  page.recordNotices(changed)
  ;(await import('./cart-store')).setCartRef(null)
  expect(page.useCartNotices.getState()).toMatchObject({ coupon: null, isCardRemoved: false, prices: new Map() })
  expect(sessionStorage.getItem('cart-notices')).toBeNull()
  page.recordNotices(changed)
  expect(sessionStorage.getItem('cart-notices')).not.toBeNull()
  clearPersonalData()
  expect(sessionStorage.getItem('cart-notices')).toBeNull()
})

it.each(['{}', '5', '{"cartId":"c","prices":[[1,{"before":"x","now":2}]],"coupon":null,"isCardRemoved":false}', 'not JSON'])(
  'ignores %s of another release',
  async (text) => {
    sessionStorage.setItem('cart-notices', text)
    const page = await loadPage()
    page.recordNotices(later)
    expect(page.useCartNotices.getState().prices.size).toBe(0)
  },
)
