'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Card } from '@/components/ui/display/card'
import { formText } from '@/features/admin/shell/form-text'
import { useRouter } from '@/lib/i18n/navigation'
import { countFilters, deliveryWays, listSearchParams, orderStatuses, parseListState, paymentWays, type OrderListState } from './list-state'

/** The filters of the order list; the address holds what is chosen. */
export function OrderFilters({ state }: { state: OrderListState }) {
  const t = useTranslations('admin.orders.filters')
  const status = useTranslations('order.status')
  const router = useRouter()
  const count = countFilters(state)
  const [isOpen, setIsOpen] = useState(count > 0)
  const [isWrongOrder, setIsWrongOrder] = useState(false)

  function show(query: Record<string, string>) {
    router.push({ pathname: '/admin/orders', query })
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = (name: string) =>
      data
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .join(',')
    const dates = { from: formText(data, 'from'), to: formText(data, 'to') }
    const isReversed = dates.from !== '' && dates.to !== '' && dates.from > dates.to
    setIsWrongOrder(isReversed)
    if (isReversed) return event.currentTarget.querySelector<HTMLInputElement>('[name=to]')?.focus()
    const lists = { status: chosen('status'), payment: chosen('payment'), delivery: chosen('delivery') }
    show(listSearchParams(parseListState({ view: state.view, q: state.q, ...lists, ...dates })))
  }

  const groups = [
    { name: 'status', values: orderStatuses.map((value) => ({ value, label: status(value), isChosen: state.status.includes(value) })) },
    {
      name: 'payment',
      values: paymentWays.map((value) => ({ value, label: t(`payments.${value}`), isChosen: state.payment.includes(value) })),
    },
    {
      name: 'delivery',
      values: deliveryWays.map((value) => ({ value, label: t(`deliveries.${value}`), isChosen: state.delivery.includes(value) })),
    },
  ] as const

  return (
    <div className="mb-4 flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {count > 0 ? t('openCounted', { count }) : t('open')}
        </Button>
        {count > 0 ? (
          <Button variant="quiet" onClick={() => show(listSearchParams(parseListState({ view: state.view, q: state.q })))}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <Card padding="lg" className="w-full">
          {/* The key shows the choice of another address. */}
          <form key={JSON.stringify(state)} onSubmit={apply} className="flex flex-col gap-5">
            <div className="grid gap-6 sm:grid-cols-3">
              {groups.map(({ name, values }) => (
                <fieldset key={name}>
                  <legend className="text-sm font-medium">{t(name)}</legend>
                  {values.map(({ value, label, isChosen }) => (
                    <Checkbox key={value} name={name} value={value} defaultChecked={isChosen}>
                      {label}
                    </Checkbox>
                  ))}
                </fieldset>
              ))}
            </div>
            <div className="flex flex-wrap gap-4">
              {(['from', 'to'] as const).map((name) => (
                <Field key={name} id={`orders-${name}`} label={t(name)} error={name === 'to' && isWrongOrder ? t('wrongOrder') : undefined}>
                  {(control) => <Input {...control} type="date" name={name} defaultValue={state[name]} />}
                </Field>
              ))}
            </div>
            <div>
              <Button type="submit">{t('apply')}</Button>
            </div>
          </form>
        </Card>
      ) : null}
    </div>
  )
}
