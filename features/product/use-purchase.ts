import { useEffect, useState } from 'react'
import { useAddToCart } from '@/features/cart/use-add-to-cart'
import type { Product, Variant } from '@/lib/api/entities/product.schema'
import { choose, missingAxis, readChoice, variantFor, type Choice } from './choose-variant'
import { lineOptions, missingOptions, mostOf, type Texts } from './purchase'

/** All that a buyer decides on a product's page, and the way into the cart. */
export function usePurchase(product: Product) {
  const configurable = { axes: product.associatedProductsAttributes, variants: product.associatedProducts }
  const [choice, setChoice] = useState<Choice>({})
  const [wanted, setWanted] = useState(1)
  const [texts, setTexts] = useState<Texts>({})
  const [planId, setPlanId] = useState(product.subscriptionPlans[0]?.id ?? null)
  const [hasTried, setHasTried] = useState(false)
  const { add, isAdding } = useAddToCart()

  const variant = variantFor(configurable, choice)
  const offer = variant ?? product
  const qty = Math.min(wanted, mostOf(offer.stock))
  const missing = missingOptions(product.customOptions, texts)

  // The address is outside React: it may name a choice, and the page itself is cached without it.
  useEffect(() => {
    const named = readChoice(configurable, new URLSearchParams(window.location.search))
    if (Object.keys(named).length > 0) setChoice(named)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, [])

  function chooseValue(value: { code: string; valueId: number }) {
    const next = choose(configurable, choice, value)
    setChoice(next)
    const query = new URLSearchParams(Object.entries(next).map(([code, id]) => [code, String(id)]))
    window.history.replaceState(null, '', `?${query}`)
    showPictureOf(variantFor(configurable, next))
  }

  async function buy() {
    setHasTried(true)
    if (missing.length > 0) return document.getElementById(`opcija-${missing[0]}`)?.focus()
    const { id, name, format } = variant ?? product
    await add({ id, name, format }, { qty, options: lineOptions(product, { texts, planId }) })
  }

  return {
    ...{ configurable, choice, chooseValue, missingAxis: missingAxis(configurable, choice) },
    ...{ qty, setQty: setWanted, most: mostOf(offer.stock) },
    ...{ texts, write: (key: string, text: string) => setTexts((known) => ({ ...known, [key]: text })), missing: hasTried ? missing : [] },
    ...{ planId, setPlanId, plan: product.subscriptionPlans.find(({ id }) => id === planId) ?? null },
    ...{ variant, offer, buy, isAdding },
  }
}

function showPictureOf(variant: Variant | null) {
  const id = variant?.media[0]?.id
  if (id) document.getElementById(`slika-${id}`)?.scrollIntoView({ block: 'nearest', inline: 'start' })
}
