'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import type { Bundle } from '@/lib/api/v1/product/check-bundles.schema'
import { formatPrice } from '@/lib/money/money'
import {
  missingChoices,
  bundleOptions,
  bundlePrice,
  bundleStock,
  choiceFromLine,
  optionField,
  toBundleParts,
  type BundleChoice,
} from './bundle-choice'
import { closeBundle, type BundleDraft } from './bundle-store'
import { InvalidQuantity } from '@/features/cart/lines/invalid-quantity'
import { QuantityCapNotice } from '@/features/cart/lines/quantity-cap-notice'
import { RemovedLineNotice } from '@/features/cart/lines/removed-line-notice'
import { useSaveLine } from '@/features/cart/lines/use-save-line'
import { bundleQuery } from '@/features/cart/queries'
import { useAddToCart } from './use-add-to-cart'
import { BundlePartFields } from './bundle-part-fields'
import { CustomOptionFields } from './custom-option-fields'

const invalidQuantityId = 'bundle-quantity-invalid'

/** docs/rules/cart.md#bundle-dialog. Loaded when it first opens. */
export function BundleDialog({ draft }: { draft: BundleDraft }) {
  const t = useTranslations('product.bundle')
  const { data: bundle, isError, refetch } = useQuery(bundleQuery(draft.productId))
  if (bundle) return <BundleForm bundle={bundle} draft={draft} />
  return (
    <Dialog open onOpenChange={closeBundle} title={t('build')} closeLabel={t('close')}>
      {isError ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{t('notFetched')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  )
}

function BundleForm({ bundle, draft: { qty: initialQty, options, line } }: { bundle: Bundle; draft: BundleDraft }) {
  const t = useTranslations('product')
  const locale = useLocale()
  const [choice, setChoice] = useState<BundleChoice>(() => choiceFromLine(initialOptions(options)))
  const [entered, setEntered] = useState(initialQty)
  const [isInvalid, setIsInvalid] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const { add, isAdding } = useAddToCart()
  const { save, isSaving, isGone } = useSaveLine(line)

  const stock = bundleStock(bundle, choice)
  const isSoldOut = stock.state === 'out'
  const maxQty = stock.available ?? 9999
  const qty = Math.max(1, Math.min(entered, maxQty))

  async function finish() {
    if (rejectInvalidQuantity()) return
    setHasTried(true)
    const [missing] = missingChoices(bundle, choice)
    if (missing) return document.getElementById(missing)?.focus()
    const chosen = { qty, options: bundleOptions(bundle, choice) }
    const isDone = line
      ? await save({ productId: bundle.id, ...chosen })
      : await add(bundle, { ...chosen, parts: toBundleParts(bundle, choice) })
    if (isDone) closeBundle()
  }

  return (
    <Dialog
      open
      onOpenChange={closeBundle}
      title={bundle.name}
      description={t('bundle.lead')}
      closeLabel={t('bundle.close')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p role="status" className="text-xl font-semibold whitespace-nowrap tabular-nums">
            <span className="sr-only">{t('total')} </span>
            {formatPrice(Math.round(bundlePrice(bundle, choice) * 100 * qty) / 100, locale)}
          </p>
          <div className="flex grow flex-wrap items-stretch justify-end gap-3 max-sm:w-full">
            <QuantityStepper
              value={qty}
              max={Math.max(1, maxQty)}
              disabled={isSoldOut}
              onChange={setEntered}
              onCapped={setEntered}
              onInvalid={(isNow) => {
                setIsInvalid(isNow)
                if (isNow) setEntered(qty)
              }}
              aria-describedby={isInvalid ? invalidQuantityId : undefined}
              label={t('quantity')}
              decreaseLabel={t('decrease')}
              increaseLabel={t('increase')}
            />
            <Button className="max-sm:grow" disabled={isSoldOut} busy={isAdding || isSaving} onClick={() => void finish()}>
              {line && !isGone ? t('save') : t('add')}
            </Button>
          </div>
        </div>
      }
    >
      <div className="flex flex-col gap-7">
        <ul className="flex flex-col gap-6">
          {bundle.bundles.map((part) => (
            <BundlePartFields key={part.product.id} part={part} choice={choice} hasTried={hasTried} onChange={setChoice} />
          ))}
        </ul>
        {bundle.customOptions.length > 0 ? (
          <CustomOptionFields
            options={bundle.customOptions}
            texts={choice.texts}
            hasTried={hasTried}
            fieldId={(key) => optionField(key)}
            onTextChange={(key, text) => setChoice((previous) => ({ ...previous, texts: { ...previous.texts, [key]: text } }))}
          />
        ) : null}
        {isGone ? <RemovedLineNotice /> : null}
        {isInvalid && !isSoldOut ? <InvalidQuantity id={invalidQuantityId} /> : null}
        {entered > qty && !isSoldOut ? <QuantityCapNotice max={qty} /> : null}
        {isSoldOut ? (
          <p role="status" className="font-medium text-danger">
            {t('why.partSoldOut', { name: stock.scarcest ?? bundle.name })}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The choices of the page, with numbers as text. */
function initialOptions({ personalizations = {}, bundleOptions: parts }: BundleDraft['options']) {
  const typed = (texts: Record<string, string | number>) =>
    Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, String(value)]))
  return {
    personalizations: typed(personalizations),
    bundleOptions: parts?.map(({ id, options: { variantId, personalizations: own } }) => ({
      id,
      options: { variantId, personalizations: own && typed(own) },
    })),
  }
}
