import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { defineSection } from '../define'
import { field } from '../fields'
import { CookieGate } from './cookie-gate'

/** The three buttons have equal weight (docs/rules/storefront.md#cookie-notice). */
export const cookieNotice = defineSection({
  type: 'cookie-notice',
  meta: {
    title: field.rich({ required: true }),
    accept: field.text({ max: 30, required: true }),
    necessary: field.text({ max: 30, required: true }),
    settings: field.text({ max: 30, required: true }),
    save: field.text({ max: 30, required: true }),
    categories: field.list({
      key: field.text(),
      title: field.text({ max: 40 }),
      text: field.text({ max: 240 }),
      required: field.flag({ default: false }),
    }),
  },
  options: {},
  links: ['privacy'],
  Render: ({ Kit, meta }) => (
    <Kit.Root as="div">
      <LabelledGate
        labels={{ accept: meta.accept, necessary: meta.necessary, settings: meta.settings, save: meta.save }}
        categories={meta.categories}
        text={<Kit.Rich at="title" size="small" className="max-w-none" />}
      />
    </Kit.Root>
  ),
})

/** Adds the accessible name, so that the client component needs no message namespace. */
function LabelledGate(props: Omit<ComponentProps<typeof CookieGate>, 'label'>) {
  const t = useTranslations('shell')
  return <CookieGate {...props} label={t('cookies')} />
}
