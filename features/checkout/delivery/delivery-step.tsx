'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ActionError } from '@/components/form/action-error'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { RadioCard } from '@/components/ui/control/radio-card'
import { RadioGroup } from '@/components/ui/control/radio-group'
import type { CartRef } from '@/features/cart/session/cart-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import { formatPrice } from '@/lib/money/money'
import { dismissToast, toastError } from '@/lib/browser/toast/toast'
import { isOffline, useBackOnline } from '@/lib/browser/use-back-online'
import { deliveryProblem } from './delivery-problem'
import { useSaveDelivery } from '@/features/checkout/mutations'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { useCheckoutErrorHandler } from '@/features/checkout/state/use-checkout-error-handler'
import { BranchPicker } from './branch-picker'
import { StepActions } from '@/features/checkout/components/step-actions'

type DeliveryStepProps = {
  cartRef: CartRef
  cart: Cart
  methods: readonly DeliveryMethod[]
  town: string
  onBack: () => void
  onDone: () => void
  /** The next step is about to open. */
  isLeaving?: boolean
}
type Choice = { methodId: number | null; branchId: number | null }
type Problem = NonNullable<ReturnType<typeof deliveryProblem>>

/** Saves a choice when it changes; a refused one gives way to the previous one, without a connection it waits (docs/rules/checkout.md#delivery-choice). */
export function DeliveryStep({ cartRef, cart, methods, town, onBack, onDone, isLeaving = false }: DeliveryStepProps) {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const common = useTranslations('checkout')
  const save = useSaveDelivery(cartRef)
  const handleError = useCheckoutErrorHandler(cartRef)
  const saved: Choice = { methodId: cart.deliveryMethodId, branchId: cart.options.deliveryBranchId }
  const [branches, setBranches] = useState(() => withBranch({}, saved))
  const [choice, setChoice] = useState<Choice>(saved)
  const [shownProblem, setProblem] = useState<{ kind: Problem } | null>(null)
  const problem = shownProblem?.kind
  const group = useRef<HTMLDivElement>(null)

  // After the focus, which stands above it: the sticky button would cover the message on a phone.
  useEffect(() => {
    if (shownProblem) group.current?.querySelector('[id$="-error"]')?.scrollIntoView({ block: 'nearest' })
  }, [shownProblem])

  useEffect(() => {
    const method = choice.branchId === null ? methods.find(({ id, options }) => id === choice.methodId && options.length > 0) : undefined
    useCheckoutStore.setState({ unsavedDelivery: method ? { methodId: method.id, price: method.price } : null })
    return () => useCheckoutStore.setState({ unsavedDelivery: null })
  }, [choice, methods])

  async function choose(next: Choice): Promise<boolean> {
    setChoice(next)
    setBranches((known) => withBranch(known, next))
    setProblem(null)
    if (problem) dismissToast(t(problem))
    // Its message is about the choice before.
    if (!save.isPending) save.reset()
    if (deliveryProblem(next, methods) || next.methodId === null) return false
    // While another choice is being saved, the saved one must follow it.
    if (!save.isPending && next.methodId === saved.methodId && next.branchId === saved.branchId) return true
    try {
      await save.mutateAsync({ deliveryMethodId: next.methodId, branchId: next.branchId })
      return true
    } catch (failure) {
      if (!isOffline(failure)) setChoice(saved)
      handleError(failure)
      return false
    }
  }

  useBackOnline(save.error, () => void choose(choice))

  async function submit() {
    const found = deliveryProblem(choice, methods)
    if (!found) return (await choose(choice)) && onDone()
    setProblem({ kind: found })
    toastError(t(found))
    const field = found === 'chooseBranch' ? 'input[type=search]' : 'input'
    group.current?.querySelector<HTMLElement>(field)?.focus()
  }

  if (methods.length === 0) {
    return (
      <Alert tone="warning" role="status" title={t('none')} actions={<Button onClick={onBack}>{t('changeAddress')}</Button>}>
        {t('noneText')}
      </Alert>
    )
  }
  return (
    <Stack gap="lg">
      <div ref={group}>
        <RadioGroup
          id="delivery"
          legend={t('methods')}
          legendHidden
          error={problem && problem !== 'chooseBranch' ? t(problem) : undefined}
          required
        >
          {methods.map((method) => (
            <RadioCard
              key={method.id}
              name="delivery"
              title={method.name}
              description={
                <>
                  {method.description}
                  {method.estimate ? <span className="block font-medium text-ink">{method.estimate}</span> : null}
                </>
              }
              aside={method.price === 0 ? t('free') : formatPrice(method.price, locale)}
              checked={choice.methodId === method.id}
              onChange={() => void choose({ methodId: method.id, branchId: branches[method.id] ?? null })}
            >
              {method.options.length > 0 ? (
                <BranchPicker
                  id={`branches-${method.id}`}
                  branches={method.options}
                  town={town}
                  value={choice.methodId === method.id ? choice.branchId : null}
                  error={problem === 'chooseBranch' && choice.methodId === method.id ? t(problem) : undefined}
                  onChange={(branchId) => void choose({ methodId: method.id, branchId })}
                />
              ) : null}
            </RadioCard>
          ))}
        </RadioGroup>
      </div>
      <ActionError error={save.error} />
      <StepActions
        back={
          <Button variant="quiet" onClick={onBack}>
            {common('back')}
          </Button>
        }
      >
        <Button size="lg" busy={save.isPending || isLeaving} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      </StepActions>
    </Stack>
  )
}

/** The branch last chosen of each method, by the method's id. */
type Branches = Readonly<Record<number, number>>

function withBranch(known: Branches, { methodId, branchId }: Choice): Branches {
  return methodId === null || branchId === null ? known : { ...known, [methodId]: branchId }
}
