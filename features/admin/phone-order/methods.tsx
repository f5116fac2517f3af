'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { Select } from '@/components/ui/control/select'
import type { OrderDraft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { formatPrice } from '@/lib/office/formats'
import type { DraftForm } from './draft-form'

type MethodsProps = { form: DraftForm; draft: OrderDraft | null; onChoose: (methods: Partial<DraftForm>) => void }

/** Delivery and payment as the checkout offers them for what was computed last. */
export function Methods({ form, draft, onChoose }: MethodsProps) {
  const t = useTranslations('admin.phoneOrder.methods')
  const { deliveryMethods = [], paymentMethods = [] } = draft ?? {}
  if (deliveryMethods.length === 0 && paymentMethods.length === 0) return <p className="text-ink-soft">{t('afterContact')}</p>
  const branches = deliveryMethods.find(({ id }) => id === form.deliveryMethodId)?.branches ?? []
  return (
    <>
      {deliveryMethods.length > 0 ? (
        <RadioGroup id="draft-delivery" legend={t('delivery')} spacing="tight" required>
          {deliveryMethods.map(({ id, name, price }) => (
            <Radio
              key={id}
              name="draft-delivery"
              checked={id === form.deliveryMethodId}
              aside={formatPrice(price)}
              onChange={() => onChoose({ deliveryMethodId: id, branchId: null })}
            >
              {name}
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
      {branches.length > 0 ? (
        <Field id="draft-branch" label={t('branch')} required className="max-w-xl">
          {(control) => (
            <Select
              {...control}
              value={form.branchId ?? ''}
              onChange={({ target }) => onChoose({ branchId: target.value === '' ? null : Number(target.value) })}
            >
              <option value="">{t('branchMissing')}</option>
              {branches.map(({ id, name, street, houseNumber, city }) => (
                <option key={id} value={id}>
                  {`${name}, ${street} ${houseNumber}, ${city}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {paymentMethods.length > 0 ? (
        <RadioGroup id="draft-payment" legend={t('payment')} spacing="tight" required>
          {paymentMethods.map(({ id, name, fee, way }) => (
            <Radio
              key={id}
              name="draft-payment"
              checked={id === form.paymentMethodId}
              aside={fee > 0 ? formatPrice(fee) : undefined}
              onChange={() => onChoose({ paymentMethodId: id })}
            >
              {name}
              <span className="text-ink-soft">, {t(`ways.${way}`)}</span>
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
    </>
  )
}
