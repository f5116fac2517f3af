import { Container } from '@/components/layout/container'
import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion'
import { defineSection } from '../define'
import { field } from '../fields'

/** Expandable questions; the browser's page search also finds collapsed answers. */
export const faq = defineSection({
  type: 'faq',
  meta: {
    title: field.text({ max: 60 }),
    items: field.list({ question: field.text({ max: 140, required: true }), answer: field.rich({ required: true }) }, { min: 1, max: 40 }),
  },
  options: {},
  links: [],
  Render: ({ Kit, meta }) => (
    <Kit.Root className="py-8 last:pb-section sm:py-10">
      <Container className="grid grid-cols-1 gap-x-12 gap-y-5 lg:max-w-6xl lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <Kit.Text at="title" as="h2" className="text-2xl lg:sticky lg:top-28 lg:self-start" />
        <Accordion className="lg:col-start-2">
          <Kit.List at="items" as="div" className="divide-y divide-line">
            {(Item) => (
              <AccordionItem title={<Item.Text at="question" as="text" />} as={meta.title ? 'h3' : 'h2'}>
                <Item.Rich at="answer" size="small" />
              </AccordionItem>
            )}
          </Kit.List>
        </Accordion>
      </Container>
    </Kit.Root>
  ),
})
