import { useTranslations } from 'next-intl'
import { ScriptNotice } from '@/components/hydration/script-notice'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { LazyNewsletterForm } from '@/features/newsletter/components/lazy-newsletter-form'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { Container } from '@/components/layout/container'
import { cn } from '@/lib/cn'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { endpointQuery } from '@/features/sections/section-query'
import { defineDataSection } from '../define'
import { field } from '../fields'
import { endsFlush } from '../section-space'

/** The sign-up form of the newsletter. */
export const newsletter = defineDataSection({
  type: 'newsletter',
  meta: {
    title: field.text({ max: 60, required: true }),
    lead: field.text({ max: 240, multiline: true }),
    note: field.text({ max: 200, multiline: true }),
  },
  options: { anchor: field.text({ max: 40 }) },
  links: [],
  query: () => endpointQuery(consentApi.filter, { assignedTo: 'newsletter' }),
  Render: ({ Kit, options, data: { records } }) => (
    <Kit.Root id={options.anchor} className={cn('bg-accent-soft', endsFlush)}>
      <Container className="grid grid-cols-1 items-center gap-x-16 gap-y-8 py-section lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <Kit.Text at="title" as="h2" />
          <Kit.Text at="lead" as="p" className="max-w-xl text-lg text-ink-soft" />
        </div>
        <div className="flex flex-col gap-3">
          <NoScript />
          <SignUp consents={records} />
          <Kit.Text at="note" as="p" className="text-sm text-ink-soft" />
        </div>
      </Container>
    </Kit.Root>
  ),
})

function NoScript() {
  return <ScriptNotice text={useTranslations('shell.noScript')('form')} />
}

/** Passes the form its labels and the consent texts as elements, so that it needs no message namespace. */
function SignUp({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('newsletter')
  return (
    <LazyNewsletterForm
      labels={{
        label: t('label'),
        placeholder: t('placeholder'),
        submit: t('submit'),
        done: t('done'),
        invalid: t('invalid'),
        consentMissing: t('consentMissing'),
      }}
      consents={consents.map(({ id, required, displayName }) => ({ id, required, label: <InlineHtml html={displayName} /> }))}
    />
  )
}
