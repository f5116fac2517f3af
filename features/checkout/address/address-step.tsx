'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useFieldText } from '@/components/form/use-field-text'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { LinkButton } from '@/components/ui/button/link-button'
import { zipPatternsOf } from '@/lib/address/postal-code'
import { addressLabels } from '@/features/address/components/address-fields'
import { CompanyFields, companyNumberLabel } from '@/features/address/components/company-fields'
import type { CartRef } from '@/features/cart/session/cart-store'
import type { Country } from '@/lib/api/entities/address.schema'
import { ConsentFields } from '@/features/consent/components/consent-fields'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { User } from '@/lib/api/entities/user.schema'
import { ApiError } from '@/lib/api/errors'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import type { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { readCookie } from '@/lib/browser/cookies'
import { describeError, toastErrorText } from '@/lib/browser/toast/toast'
import { isGuestDraft, markDraftSaved, saveDraft, readDraft } from './address-draft'
import { addressSchema, billingCountry, type AddressForm, type AddressValues, type AddressKind } from './address-schema'
import { acceptedConsentsFor, consentTicksFor, keepConsentTicks } from '@/features/checkout/state/checkout-store'
import { toFormErrors } from './form-errors'
import { adoptGuestDraft, billingOnly, pickAddressFields, initialAddressForm } from './initial-form'
import { useCheckoutErrorHandler } from '@/features/checkout/state/use-checkout-error-handler'
import { useReplacedEmail } from './use-replaced-email'
import { useSaveAddress } from './use-save-address'
import { AddressSection } from './address-section'
import { SignInOffer } from './sign-in-offer'
import { StepActions } from '@/features/checkout/components/step-actions'

type AddressStepProps = {
  cartRef: CartRef
  guest: GuestUser | null
  /** Null for a guest. */
  user: User | null
  countries: readonly Country[]
  consents: readonly Consent[]
  settings: CheckoutSettings
  digitalOnly: boolean
  /** Opens the next step, unless a notice must be shown first. */
  onDone: () => void | Promise<void>
}

export function AddressStep({ cartRef, guest, user, countries, consents, settings, digitalOnly, onDone }: AddressStepProps) {
  const t = useTranslations('checkout.address')
  const common = useTranslations('checkout')
  const forms = useTranslations('forms')
  const handleError = useCheckoutErrorHandler(cartRef)
  const save = useSaveAddress(cartRef, { user, digitalOnly, consents })
  const userId = user === null ? null : String(user.id)
  const saved = useMemo(() => new Map(user?.addresses.map((address) => [address.id, pickAddressFields(address)])), [user])
  const textOf = useFieldText()
  useReplacedEmail(user)
  const [start] = useState(() => {
    const [known, ticks] = [acceptedConsentsFor(cartRef.cartId)?.ids ?? [], consentTicksFor(cartRef.cartId)]
    const accepted = consents.map(({ id }) => id).filter((id) => ticks[`c${id}`] ?? known.includes(id))
    const draft = readDraft(userId)
    const ownDraft = draft && user && isGuestDraft() ? adoptGuestDraft(draft, user) : draft
    const sources = { draft: ownDraft, guest, user, email: readCookie('guestUser') ?? '' }
    const initial = initialAddressForm({ ...sources, country: settings.defaultCountry, accepted })
    return digitalOnly ? billingOnly(initial) : initial
  })
  const schema = addressSchema({
    saved,
    lettersOnly: !settings.disableSpecialCharacterCheck,
    zipPatterns: zipPatternsOf(countries),
    delivered: new Set(countries.map(({ iso }) => iso)),
    requiredConsents: settings.disableConsentCheck ? [] : consents.filter(({ required }) => required).map(({ id }) => id),
  })
  const form = useZodForm<AddressForm, AddressValues>(schema, start)
  const { control } = form
  const [differentBilling, isCompany] = useWatch({ control, name: ['differentBilling', 'isCompany'] })
  const [shipping, billing] = useWatch({ control, name: ['shipping', 'billing'] })
  const companyCountry = billingCountry({ differentBilling, shipping, billing }, saved)
  const book = user?.addresses ?? null

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      saveDraft(form.getValues(), userId)
      keepConsentTicks(cartRef.cartId, form.getValues('consents'))
    })
    return unsubscribe
  }, [form, userId, cartRef.cartId])

  /** Shows the server's field errors at their fields, any other error above the form and as a toast. */
  function showError(error: unknown, values: AddressValues) {
    const sent = { hasBilling: values.billing !== null, chosen: savedAddressKinds(values) }
    const rejected = error instanceof ApiError ? toFormErrors(error.fieldErrors, sent) : []
    for (const { field, rule } of rejected) {
      form.setError(field, { type: 'server', message: textOf(rule) })
    }
    if (rejected.length > 0) return
    form.setError('root.server', { type: 'server', message: describeError(error) })
    handleError(error)
  }

  async function submit(values: AddressValues) {
    // A copy: the form changes its values in place.
    const sent = structuredClone(form.getValues())
    try {
      const result = await save(values)
      if ('problem' in result) {
        form.setError('root.server', { type: 'server', message: result.problem })
        return toastErrorText(result.problem, result.cause)
      }
      // Selects the saved address, so that a later edit updates it; fields that were changed meanwhile edit it already.
      for (const kind of ['shipping', 'billing'] as const) {
        const id = result.ids[kind]
        if (id === undefined) continue
        const now = form.getValues(kind)
        const isChanged = JSON.stringify(now) !== JSON.stringify(sent[kind])
        form.setValue(kind, { ...now, ...(isChanged ? { edits: id } : { from: String(id), edits: null }) })
        if (!isChanged) sent[kind] = structuredClone(form.getValues(kind))
      }
      markDraftSaved({ sent, values: form.getValues() }, userId)
      await onDone()
    } catch (error) {
      showError(error, values)
    }
  }

  return (
    <Form form={form} onSubmit={submit}>
      <Stack gap="lg">
        {user ? null : <SignInOffer />}
        <ErrorSummary control={control} title={forms('errorTitle')} labels={useLabels(consents, companyCountry)} />
        <AddressSection
          form={form}
          kind="shipping"
          isDelivered={!digitalOnly}
          legend={digitalOnly ? t('billing') : t('shipping')}
          legendHidden
          book={book}
          countries={countries}
        />
        <Stack gap="sm">
          {digitalOnly ? null : <CheckboxField control={control} name="differentBilling" label={t('different')} />}
          {differentBilling ? (
            <div className="border-l-2 border-line pl-4 sm:pl-6">
              <AddressSection form={form} kind="billing" legend={t('billing')} legendHidden book={book} countries={countries} />
            </div>
          ) : null}
          <CheckboxField control={control} name="isCompany" label={t('company')} />
          {isCompany ? (
            <CompanyFields
              control={control}
              names={{ name: 'company.name', number: 'company.oib' }}
              country={companyCountry}
              className="border-l-2 border-line pl-4 sm:pl-6"
            />
          ) : null}
        </Stack>
        <ConsentFields control={control} consents={consents} name={(id) => `consents.c${id}`} className="border-t border-line pt-5" />
        <StepActions
          back={
            <LinkButton href="/cart" variant="quiet">
              {common('backToCart')}
            </LinkButton>
          }
        >
          <SubmitButton control={control} size="lg">
            {digitalOnly ? t('submitDigital') : t('submit')}
          </SubmitButton>
        </StepActions>
      </Stack>
    </Form>
  )
}

/** The address kinds that use a saved address. */
function savedAddressKinds({ shipping, billing }: AddressValues): AddressKind[] {
  return [...(shipping.bookId === null ? [] : ['shipping' as const]), ...(billing && billing.bookId !== null ? ['billing' as const] : [])]
}

/** The field labels of the error summary. `country`: ISO code of the billing country. */
function useLabels(consents: readonly Consent[], country: string) {
  const t = useTranslations('checkout.address')
  const labels = useTranslations('address')
  const billing = Object.entries(addressLabels(labels, (field) => `billing.${field}`)).map(([name, label]) => [
    name,
    `${t('billing')}, ${label}`,
  ])
  return {
    ...addressLabels(labels, (field) => `shipping.${field}`),
    ...Object.fromEntries(billing),
    'shipping.from': t('shipping'),
    'billing.from': t('billing'),
    'company.name': labels('companyName'),
    'company.oib': companyNumberLabel(labels, country),
    ...Object.fromEntries(
      consents.map(({ id, displayName }) => [`consents.c${id}`, displayName.replace(/<[^>]*>/g, '').replace(/\.$/, '')]),
    ),
  }
}
