import { Container } from '@/components/layout/container'
import { defineSection } from '../define'
import { field } from '../fields'

/** The header of a content page with its only h1. */
export const pageTitle = defineSection({
  type: 'page-title',
  meta: {
    eyebrow: field.text({ max: 40 }),
    title: field.text({ max: 80, required: true, mobile: true }),
    lead: field.text({ max: 260, multiline: true }),
  },
  options: {},
  links: [],
  Render: ({ Kit }) => (
    <Kit.Root as="header" className="glow-top">
      <Container width="narrow" className="flex flex-col items-center gap-4 pt-12 pb-10 text-center sm:pt-20 sm:pb-14">
        <Kit.Text at="eyebrow" as="p" className="eyebrow text-accent-ink" />
        <Kit.Text at="title" as="h1" className="max-w-3xl text-5xl" />
        <Kit.Text at="lead" as="p" className="max-w-2xl text-lg text-balance text-ink-soft" />
      </Container>
    </Kit.Root>
  ),
})
