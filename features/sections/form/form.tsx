import { useTranslations } from 'next-intl'
import { ScriptNotice } from '@/components/hydration/script-notice'
import { Container } from '@/components/layout/container'
import { EmbeddedForm } from '@/features/forms/components/embedded-form'
import { formApi } from '@/lib/api/v1/cms/form'
import { endpointQuery } from '@/features/sections/section-query'
import { defineDataSection } from '../define'
import { field } from '../fields'

/** A site form by its key; hidden when there is no such form. */
export const form = defineDataSection({
  type: 'form',
  meta: {
    title: field.text({ max: 60, required: true }),
    lead: field.text({ max: 240, multiline: true }),
    done: field.text({ max: 240, multiline: true }),
  },
  options: { form: field.text({ max: 60, required: true }), anchor: field.text({ max: 40 }) },
  links: [],
  query: ({ options }) => endpointQuery(formApi.filter, { filters: { keys: [options.form] }, limit: 1 }),
  Render: ({ Kit, meta, options, data: { records } }) => (
    <Kit.Root id={options.anchor} className={records[0] ? 'py-10 last:pb-section sm:py-14' : 'hidden'}>
      {records[0] ? (
        <Container className="grid grid-cols-1 gap-x-12 gap-y-6 lg:max-w-6xl lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <div className="flex flex-col gap-3">
            <Kit.Text at="title" as="h2" className="text-2xl" />
            <Kit.Text at="lead" as="p" className="text-ink-soft" />
          </div>
          <div className="max-w-2xl">
            <NoScript />
            <EmbeddedForm form={records[0]} done={meta.done} />
          </div>
        </Container>
      ) : null}
    </Kit.Root>
  ),
})

function NoScript() {
  return <ScriptNotice text={useTranslations('shell.noScript')('form')} />
}
