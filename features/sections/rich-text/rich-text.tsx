import { Container } from '@/components/layout/container'
import { cn } from '@/lib/cn'
import { defineSection } from '../define'
import { field } from '../fields'
import { spaceAfterFlush } from '../section-space'

/** Rich text in a column of readable width. */
export const richText = defineSection({
  type: 'rich-text',
  meta: { body: field.rich({ required: true }) },
  options: {},
  links: [],
  Render: ({ Kit }) => (
    <Kit.Root as="div" className={cn('pt-2 pb-section', spaceAfterFlush)}>
      <Container width="prose">
        <Kit.Rich at="body" className="mx-auto" />
      </Container>
    </Kit.Root>
  ),
})
