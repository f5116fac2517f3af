import { useEffect, useState } from 'react'
import { refuseWrongQuantity } from '@/components/ui/quantity-field'
import { choiceOfLine, partsOf } from '@/features/cart/bundle-offer'
import { openBundle } from '@/features/cart/bundle-store'
import { decideAdd } from '@/features/cart/decide-add'
import { useSaveLine } from '@/features/cart/edited-line'
import { surcharge, wrongOptions, type Texts } from '@/features/cart/option-problem'
import { useAddToCart } from '@/features/cart/use-add-to-cart'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import type { Product } from '@/lib/api/entities/product.schema'
import {
  choiceOf,
  choose,
  defaultChoice,
  missingAxis,
  pictureOf,
  readChoice,
  variantFor,
  type Choice,
  type Configurable,
} from './choose-variant'
import { lineOptions, mostOf } from './purchase'
import { whyNot } from './why-not'

/** The id of an option's field on the page. */
export const optionField = (key: string) => `opcija-${key}`

/** All that a buyer decides on a product's page, and the way into the cart. `line` is one of the cart that is changed (SPEC 4). */
export function usePurchase(product: Product, line: CartItem | null) {
  const configurable = { axes: product.associatedProductsAttributes, variants: product.associatedProducts }
  const [choice, setChoice] = useState<Choice>(() => (line ? choiceOfEdited(configurable, line) : defaultChoice(configurable)))
  const [wanted, setWanted] = useState(line?.qty ?? 1)
  const [texts, setTexts] = useState<Texts>(line?.options.personalizations ?? {})
  const [planId, setPlanId] = useState(line?.options.customPriceOption ?? product.subscriptionPlans[0]?.id ?? null)
  const [hasTried, setHasTried] = useState(false)
  const { add, isAdding } = useAddToCart()
  const { save, isSaving } = useSaveLine()

  const variant = variantFor(configurable, choice)
  const offer = variant ?? product
  const qty = Math.min(wanted, mostOf(offer.stock))
  const plan = product.subscriptionPlans.find(({ id }) => id === planId) ?? null
  const parts = partsOf(product, line ? choiceOfLine(line.options) : undefined)
  const isBuilt =
    decideAdd(product.format, partsOf(product)) === 'openBundle' || product.bundles.some((part) => part.product.customOptions.length > 0)

  // The address is outside React: it may name a choice, and the page itself is cached without it.
  useEffect(() => {
    const named = readChoice(configurable, new URLSearchParams(window.location.search))
    const first = Object.keys(named).length > 0 ? named : choice
    if (Object.keys(first).length === 0) return
    setChoice(first)
    showPicture(pictureOf(configurable, first))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, [])

  function chooseValue(value: { code: string; valueId: number }) {
    const next = choose(configurable, choice, value)
    setChoice(next)
    nameInAddress(configurable, next)
    showPicture(pictureOf(configurable, next))
  }

  async function buy() {
    if (refuseWrongQuantity()) return
    setHasTried(true)
    const open = missingAxis(configurable, choice)
    const [wrong] = wrongOptions(product.customOptions, texts)
    const options = lineOptions(product, { texts, planId })
    if (isBuilt) return openBundle({ productId: product.id, qty, options: line?.options ?? options, line })
    if (wrong && !open) return document.getElementById(optionField(wrong))?.focus()
    if (open) document.querySelector<HTMLInputElement>(`input[name="${open.attributeCode}"]:enabled`)?.focus()
    const { id, name, format } = variant ?? product
    if (line && !open) await save(line, { productId: id, qty, options })
    else await add({ id, name, format }, { qty, options, parts })
  }

  return {
    configurable,
    choice,
    chooseValue,
    variant,
    offer,
    plan,
    planId,
    setPlanId,
    qty,
    setQty: setWanted,
    most: mostOf(offer.stock),
    texts,
    write: (key: string, text: string) => setTexts((known) => ({ ...known, [key]: text })),
    hasTried,
    /** A bundle whose parts are chosen or written on in its window, where everything else is asked too. */
    isBuilt,
    /** EUR, of one piece as it is chosen and written. */
    piece: (plan?.price ?? offer.finalPrice) + surcharge(product.customOptions, texts),
    obstacle: whyNot(product, variant),
    buy,
    isBusy: isAdding || isSaving,
    isEdit: line !== null,
  }
}

function choiceOfEdited(configurable: Configurable, line: CartItem): Choice {
  const variant = configurable.variants.find(({ id }) => id === line.productId)
  return variant ? choiceOf(configurable, variant) : {}
}

/** The address carries the choice, so that it can be sent to somebody; what else stands in it stays. */
function nameInAddress({ axes }: Configurable, choice: Choice) {
  const query = new URLSearchParams(window.location.search)
  for (const { attributeCode } of axes) query.delete(attributeCode)
  for (const [code, id] of Object.entries(choice)) query.set(code, String(id))
  window.history.replaceState(null, '', `?${query}`)
}

function showPicture(id: number | undefined) {
  if (id) document.getElementById(`slika-${id}`)?.scrollIntoView({ block: 'nearest', inline: 'start' })
}
