import { Container } from '@/components/layout/container'
import { defineSection } from '../define'
import { f } from '../fields'

/** Rich text in a column of readable width. */
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
