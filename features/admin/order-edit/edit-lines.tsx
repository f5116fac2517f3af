'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { LineName } from '@/features/admin/orders/line-name'
import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { formatPrice } from '@/lib/office/formats'
import type { EditForm } from './edit-form'

type EditLinesProps = {
  form: EditForm
  order: EditPreview
  /** As it was previewed last. */
  shown: EditPreview | undefined
  onChange: (form: EditForm) => void
}

/** The ordered lines with their pieces, and the products that are added. */
export function EditLines({ form, order, shown, onChange }: EditLinesProps) {
  const t = useTranslations('admin.orderEdit.lines')
  const problemOf = (isIt: (line: EditPreview['lines'][number]) => boolean) => {
    const line = shown?.lines.find((one) => one.problem !== null && isIt(one))
    return line?.problem ? t(`problems.${line.problem}`, { count: line.available ?? 0 }) : undefined
  }
  const setQuantity = (lineId: number, quantity: number) => onChange({ ...form, quantities: { ...form.quantities, [lineId]: quantity } })
  const setAdded = (productId: number, quantity: number) => {
    const added = form.added.map((one) => (one.productId === productId ? { ...one, quantity } : one))
    onChange({ ...form, added: added.filter((one) => one.quantity > 0) })
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="edit-lines-title">
      <h2 id="edit-lines-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => {
          const { lineId, before, price, discount, productId } = line
          if (lineId === null) return null
          const quantity = form.quantities[lineId] ?? before
          const note = [
            t('each', { price: formatPrice(price) }),
            ...(discount > 0 ? [t('discount', { amount: formatPrice(discount) })] : []),
          ]
          return (
            <EditLine
              key={lineId}
              line={line}
              note={quantity === before ? note.join(', ') : [...note, t('was', { count: before })].join(', ')}
              quantity={quantity}
              isRemoved={quantity === 0}
              problem={problemOf(
                (one) => one.lineId === lineId || (one.lineId === null && one.productId === productId && quantity > before),
              )}
              onChange={(next) => setQuantity(lineId, next)}
              onRemove={() => setQuantity(lineId, 0)}
              onKeep={() => setQuantity(lineId, before)}
            />
          )
        })}
        {form.added.map((line) => (
          <EditLine
            key={`added-${line.productId}`}
            line={line}
            note={`${t('each', { price: formatPrice(line.price) })}, ${t('added')}`}
            quantity={line.quantity}
            problem={problemOf((one) => one.lineId === null && one.productId === line.productId)}
            onChange={(next) => setAdded(line.productId, next)}
            onRemove={() => setAdded(line.productId, 0)}
          />
        ))}
      </ul>
    </Card>
  )
}

type EditLineProps = {
  line: Pick<EditPreview['lines'][number], 'name' | 'sku' | 'optionLabels'>
  note: string
  quantity: number
  isRemoved?: boolean
  problem: string | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
  onKeep?: () => void
}

function EditLine({ line, note, quantity, isRemoved = false, problem, onChange, onRemove, onKeep }: EditLineProps) {
  const t = useTranslations('admin.orderEdit.lines')
  const { name } = line
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <LineName line={line} note={isRemoved ? t('removed') : note} />
        {isRemoved ? (
          <Button variant="secondary" size="sm" onClick={onKeep}>
            {t('keep', { name })}
          </Button>
        ) : (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <QuantityStepper
              value={quantity}
              min={1}
              max={9999}
              onChange={onChange}
              label={t('pieces', { name })}
              decreaseLabel={t('less', { name })}
              increaseLabel={t('more', { name })}
            />
            <Button variant="quiet" size="sm" aria-label={t('remove', { name })} onClick={onRemove}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </span>
        )}
      </div>
      {problem ? <p className="text-sm font-medium text-danger">{problem}</p> : null}
    </li>
  )
}
