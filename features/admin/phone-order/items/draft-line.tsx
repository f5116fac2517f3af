'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { LineName } from '@/features/admin/orders/line-name'
import { priceId, reasonId, type LineForm } from '@/features/admin/phone-order/draft-form'
import type { OrderDraft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { formatPrice } from '@/lib/office/formats'

type DraftLineProps = {
  line: LineForm
  /** As it was computed last. */
  priced: OrderDraft['lines'][number] | undefined
  mayPrice: boolean
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<LineForm>) => void
  onRemove: () => void
}

/** One item: pieces, and a price of its own for those with the right (docs/rules/orders.md#phone-prices). */
export function DraftLine({ line, priced, mayPrice, errors, onChange, onRemove }: DraftLineProps) {
  const t = useTranslations('admin.phoneOrder.lines')
  const { productId, name, quantity, price } = line
  const problem = errors[`line-${productId}`] ?? problemOf(priced)

  function problemOf(one: OrderDraft['lines'][number] | undefined) {
    return one?.problem ? t(`problems.${one.problem}`, { count: one.available ?? 0 }) : undefined
  }

  return (
    <li id={`line-${productId}`} tabIndex={-1} className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <LineName line={line} note={priceNote(priced, t)} />
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityStepper
            value={quantity}
            min={1}
            max={9999}
            onChange={(next) => onChange({ quantity: next })}
            label={t('pieces', { name })}
            decreaseLabel={t('less', { name })}
            increaseLabel={t('more', { name })}
          />
          <Button variant="quiet" size="sm" aria-label={t('remove', { name })} onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </span>
      </div>
      {problem ? <p className="text-sm font-medium text-danger">{problem}</p> : null}
      {mayPrice ? (
        <Checkbox
          checked={price !== null}
          aria-label={t('ownPrice', { name })}
          onChange={({ target }) => onChange({ price: target.checked ? '' : null })}
        >
          {t('ownPriceShort')}
        </Checkbox>
      ) : null}
      {price === null ? null : <OwnPrice line={line} errors={errors} onChange={onChange} />}
    </li>
  )
}

type Translate = ReturnType<typeof useTranslations<'admin.phoneOrder.lines'>>

function priceNote(priced: OrderDraft['lines'][number] | undefined, t: Translate) {
  if (!priced) return ''
  const each = t('each', { price: formatPrice(priced.price) })
  const isOther = priced.isPriceOverridden && priced.shopPrice !== null
  return isOther ? `${each}, ${t('shopPrice', { price: formatPrice(priced.shopPrice ?? 0) })}` : each
}

function OwnPrice({ line: { productId, name, price, reason }, errors, onChange }: Pick<DraftLineProps, 'line' | 'errors' | 'onChange'>) {
  const t = useTranslations('admin.phoneOrder.lines')
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Field id={priceId(productId)} label={t('priceShort')} error={errors[priceId(productId)]} required>
        {(control) => (
          <Input
            {...control}
            aria-label={t('price', { name })}
            inputMode="decimal"
            autoComplete="off"
            end="€"
            value={price ?? ''}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        )}
      </Field>
      <Field id={reasonId(productId)} label={t('reasonShort')} error={errors[reasonId(productId)]} required>
        {(control) => (
          <Input
            {...control}
            aria-label={t('reason', { name })}
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
