import { Container } from '@/components/layout/container'
import { defineSection } from '../define'
import { f } from '../fields'

/** Running text, in a column that can be read. */
export const richText = defineSection({
  type: 'rich-text',
  meta: { body: f.rich({ required: true }) },
  options: {},
  links: [],
  Render: ({ K }) => (
    <K.Root as="div" className="pt-2 pb-section">
      <Container width="prose">
        <K.Rich at="body" className="mx-auto" />
      </Container>
    </K.Root>
  ),
})
