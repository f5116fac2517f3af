import { Container } from '@/components/layout/container'
import { moreLinkStyles, SectionHeading } from '@/components/layout/section-heading'
import { postApi } from '@/lib/api/v1/cms/post'
import { endpointQuery } from '@/features/sections/section-query'
import { PostGrid } from '../components/post-grid'
import { defineDataSection } from '../define'
import { field } from '../fields'

/** The newest posts, optionally of some terms. */
export const postTeasers = defineDataSection({
  type: 'post-teasers',
  meta: { title: field.text({ max: 60, required: true }), lead: field.text({ max: 200, multiline: true }) },
  options: { limit: field.number({ default: 3, min: 1, max: 12 }), terms: field.keys({ of: 'term', max: 5 }) },
  links: ['more'],
  query: ({ options }) =>
    endpointQuery(postApi.filterStandard, { limit: options.limit, filters: options.terms.length > 0 ? { termSlugs: options.terms } : {} }),
  Render: ({ Kit, data }) => (
    <Kit.Root className="py-section">
      <Container>
        <SectionHeading
          title={<Kit.Text at="title" as="h2" />}
          lead={<Kit.Text at="lead" as="p" className="text-ink-soft" />}
          more={<Kit.Link at="more" className={moreLinkStyles} />}
        />
        <PostGrid posts={data.records} as="h3" />
      </Container>
    </Kit.Root>
  ),
})
