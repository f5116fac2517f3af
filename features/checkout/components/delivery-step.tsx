'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { RadioCard } from '@/components/ui/radio-card'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import type { CartRef } from '@/features/cart/cart-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { DeliveryBranch, DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import { formatPrice } from '@/lib/money'
import { toastError } from '@/lib/toast'
import { deliveryProblem } from '../delivery-problem'
import { useSaveDelivery } from '../mutations'

type DeliveryStepProps = { cartRef: CartRef; cart: Cart; methods: readonly DeliveryMethod[]; onBack: () => void; onDone: () => void }
type Choice = { methodId: number | null; branchId: number | null }

/** SPEC 4: a choice is saved when it changes; a failure puts the earlier one back. */
export function DeliveryStep({ cartRef, cart, methods, onBack, onDone }: DeliveryStepProps) {
  const t = useTranslations('checkout.delivery')
  const common = useTranslations('checkout')
  const save = useSaveDelivery(cartRef)
  const saved: Choice = { methodId: cart.deliveryMethodId, branchId: cart.options.deliveryBranchId }
  const [choice, setChoice] = useState<Choice>(saved)
  const [error, setError] = useState<string>()

  async function choose(next: Choice): Promise<boolean> {
    setChoice(next)
    setError(undefined)
    if (deliveryProblem(next, methods) || next.methodId === null) return false
    if (next.methodId === saved.methodId && next.branchId === saved.branchId) return true
    try {
      await save.mutateAsync({ deliveryMethodId: next.methodId, branchId: next.branchId })
      return true
    } catch (failure) {
      setChoice(saved)
      toastError(failure)
      return false
    }
  }

  async function submit() {
    const problem = deliveryProblem(choice, methods)
    if (problem) return setError(t(problem))
    if (await choose(choice)) onDone()
  }

  if (methods.length === 0) {
    return (
      <Alert tone="warning" title={t('none')} actions={<Button onClick={onBack}>{common('back')}</Button>}>
        {t('noneText')}
      </Alert>
    )
  }
  return (
    <Stack gap="lg">
      <RadioGroup id="delivery" legend={t('methods')} legendHidden error={error} required>
        {methods.map((method) => (
          <RadioCard
            key={method.id}
            name="delivery"
            title={method.name}
            description={[method.description, method.estimate].filter(Boolean).join(' · ')}
            aside={method.price === 0 ? t('free') : formatPrice(method.price)}
            checked={choice.methodId === method.id}
            onChange={() => void choose({ methodId: method.id, branchId: null })}
          >
            {method.options.length > 0 ? (
              <BranchSelect
                branches={method.options}
                value={choice.methodId === method.id ? choice.branchId : null}
                onChange={(branchId) => void choose({ methodId: method.id, branchId })}
              />
            ) : null}
          </RadioCard>
        ))}
      </RadioGroup>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" onClick={onBack}>
          {common('back')}
        </Button>
        <Button size="lg" busy={save.isPending} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      </div>
    </Stack>
  )
}

type BranchSelectProps = { branches: readonly DeliveryBranch[]; value: number | null; onChange: (id: number | null) => void }

/** Forty branches by town, in the browser's own select: it searches by typing and opens as a wheel on the phone. */
function BranchSelect({ branches, value, onChange }: BranchSelectProps) {
  const t = useTranslations('checkout.delivery')
  const collator = new Intl.Collator('hr')
  const towns = [...new Set(branches.map(({ city }) => city))].sort(collator.compare)
  const chosen = branches.find(({ id }) => id === value)
  return (
    <Field
      id="branch"
      label={t('branch')}
      hint={chosen ? `${chosen.street} ${chosen.houseNumber}, ${chosen.zipCode} ${chosen.city} · ${chosen.hours}` : undefined}
      required
    >
      {(aria) => (
        <Select {...aria} value={value ?? ''} onChange={(event) => onChange(Number(event.target.value) || null)}>
          <option value="">{t('branchPlaceholder')}</option>
          {towns.map((town) => (
            <optgroup key={town} label={town}>
              {branches
                .filter(({ city }) => city === town)

                .map(({ id, name, street, houseNumber }) => (
                  <option key={id} value={id}>
                    {name}, {street} {houseNumber}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
