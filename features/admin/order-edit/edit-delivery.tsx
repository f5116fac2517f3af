'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { Select } from '@/components/ui/control/select'
import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { formatPrice } from '@/lib/office/formats'
import type { EditForm } from './edit-form'

type EditDeliveryProps = { form: EditForm; methods: EditPreview['deliveryMethods']; onChange: (form: EditForm) => void }

/** The deliveries that go to the address, each at what it would cost. */
export function EditDelivery({ form, methods, onChange }: EditDeliveryProps) {
  const t = useTranslations('admin.orderEdit.delivery')
  const branches = methods.find(({ id }) => id === form.deliveryMethodId)?.branches ?? []
  return (
    <>
      <RadioGroup id="edit-delivery" legend={t('title')} spacing="tight">
        {methods.map(({ id, name, price }) => (
          <Radio
            key={id}
            name="edit-delivery"
            checked={id === form.deliveryMethodId}
            aside={formatPrice(price)}
            onChange={() => onChange({ ...form, deliveryMethodId: id, branchId: null })}
          >
            {name}
          </Radio>
        ))}
      </RadioGroup>
      {methods.length === 0 ? <p className="text-ink-soft">{t('none')}</p> : null}
      {branches.length > 0 ? (
        <Field id="edit-branch" label={t('branch')} required className="max-w-xl">
          {(control) => (
            <Select
              {...control}
              value={form.branchId ?? ''}
              onChange={({ target }) => onChange({ ...form, branchId: target.value === '' ? null : Number(target.value) })}
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
    </>
  )
}
