import { getLocale } from 'next-intl/server'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { countryNameOf } from '@/lib/address/country-name'
import { load } from '@/server/rsc'

/** What delivery to the shop's country costs at least, and from which total it is free, EUR (docs/rules/prices.md#delivery-from). */
export type DeliveryPrice = { country: string; from: number | null; freeFrom: number | null }

export async function loadDeliveryPrice(): Promise<DeliveryPrice> {
  const { defaultCountry, deliveryFrom, freeDeliveryFrom } = await load(settingsApi.getCheckoutSettings, {})
  return { country: countryNameOf(defaultCountry, await getLocale()), from: deliveryFrom, freeFrom: freeDeliveryFrom }
}
