import { useEffect, useState } from 'react'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import { choiceFromLine, toBundleParts } from '@/features/cart/add/bundle-choice'
import { openBundle } from '@/features/cart/add/bundle-store'
import { decideAdd } from '@/features/cart/add/decide-add'
import { useSaveLine } from '@/features/cart/lines/use-save-line'
import { surcharge, invalidOptions, type OptionTexts } from '@/features/cart/add/custom-options'
import { useAddToCart } from '@/features/cart/add/use-add-to-cart'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import {
  choiceOfVariant,
  applyValue,
  defaultChoice,
  missingAxes,
  commonPictureId,
  parseVariantChoice,
  findVariant,
  type Choice,
  type Configurable,
} from './choose-variant'
import type { OfferedProduct } from './offered-product'
import { lineOptions, maxQuantity } from './purchase'
import { purchaseProblem } from './purchase-problem'
import { showPicture } from './show-picture'

/** The element id of a custom option's field. */
export const optionFieldId = (key: string) => `opcija-${key}`

/** State and submit handler of the buy box. `line`: the cart line being edited (docs/rules/cart.md#line-edit). */
export function usePurchase(product: OfferedProduct, line: CartItem | null) {
  const configurable = { axes: product.associatedProductsAttributes, variants: product.associatedProducts }
  const [choice, setChoice] = useState<Choice>(() => (line ? choiceOfEditedLine(configurable, line) : defaultChoice(configurable)))
  const [requestedQty, setRequestedQty] = useState(line?.qty ?? 1)
  const [texts, setTexts] = useState<OptionTexts>(line?.options.personalizations ?? {})
  const [planId, setPlanId] = useState(line?.options.customPriceOption ?? product.subscriptionPlans[0]?.id ?? null)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const { add, isAdding } = useAddToCart()
  const { save, isSaving, isGone } = useSaveLine(line)

  const variant = findVariant(configurable, choice)
  const offer = variant ?? product
  const qty = Math.min(requestedQty, maxQuantity(offer.stock))
  const plan = product.subscriptionPlans.find(({ id }) => id === planId) ?? null
  const parts = toBundleParts(product, line ? choiceFromLine(line.options) : undefined)
  const opensBundleDialog =
    decideAdd(product.format, toBundleParts(product)) === 'openBundle' ||
    product.bundles.some((part) => part.product.customOptions.length > 0)

  // The cached page does not know the query, so the choice in the address is applied after hydration.
  useEffect(() => {
    const linked = parseVariantChoice(configurable, new URLSearchParams(window.location.search))
    const initial = Object.keys(linked).length > 0 ? linked : choice
    if (Object.keys(initial).length === 0) return
    setChoice(initial)
    showCommonPicture(configurable, initial)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, [])

  function chooseValue(value: { code: string; valueId: number }) {
    const next = applyValue(configurable, choice, value)
    setChoice(next)
    writeChoiceToUrl(configurable, next)
    showCommonPicture(configurable, next)
  }

  // A bundle's line is edited in its dialog; the link in the cart has asked for it.
  useEffect(() => {
    if (line && opensBundleDialog) openBundle({ productId: product.id, qty, options: line.options, line })
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, [])

  async function submit() {
    if (rejectInvalidQuantity()) return
    setHasSubmitted(true)
    const [missing] = missingAxes(configurable, choice)
    const [invalidOption] = invalidOptions(product.customOptions, texts)
    const options = lineOptions(product, { texts, planId })
    if (opensBundleDialog) return openBundle({ productId: product.id, qty, options: line?.options ?? options, line })
    if (invalidOption && !missing) return document.getElementById(optionFieldId(invalidOption))?.focus()
    // `add` then only says what is missing.
    if (missing) document.querySelector<HTMLInputElement>(`input[name="${missing.attributeCode}"]:enabled`)?.focus()
    const { id, name, format } = variant ?? product
    if (line && !missing) await save({ productId: id, qty, options })
    else await add({ id, name, format }, { qty, requestedQty, options, parts })
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
    setQty: setRequestedQty,
    maxQuantity: maxQuantity(offer.stock),
    /** The requested quantity is more than the stock, so `qty` was lowered to it. */
    isCapped: requestedQty > qty,
    /** The axes without a choice, once the shopper has tried to buy. */
    missing: hasSubmitted ? missingAxes(configurable, choice) : [],
    texts,
    setText: (key: string, text: string) => setTexts((previous) => ({ ...previous, [key]: text })),
    hasSubmitted,
    /** The bundle dialog asks for the parts' variants and texts, and for the quantity. */
    opensBundleDialog,
    /** In EUR, with the surcharges of custom options. */
    unitPrice: (plan?.price ?? offer.finalPrice) + surcharge(product.customOptions, texts),
    problem: purchaseProblem(product, variant),
    submit,
    isBusy: isAdding || isSaving,
    isEdit: line !== null && !isGone,
    /** Another window has removed the edited line; the bundle dialog says so itself. */
    isLineGone: isGone && !opensBundleDialog,
  }
}

function choiceOfEditedLine(configurable: Configurable, line: CartItem): Choice {
  const variant = configurable.variants.find(({ id }) => id === line.productId)
  return variant ? choiceOfVariant(configurable, variant) : {}
}

/** Writes the choice into the query, so that the address can be shared; other parameters stay. */
function writeChoiceToUrl({ axes }: Configurable, choice: Choice) {
  const query = new URLSearchParams(window.location.search)
  for (const { attributeCode } of axes) query.delete(attributeCode)
  for (const [code, id] of Object.entries(choice)) query.set(code, String(id))
  window.history.replaceState(null, '', `?${query}`)
}

function showCommonPicture(configurable: Configurable, choice: Choice) {
  const id = commonPictureId(configurable, choice)
  if (id) showPicture(id)
}
