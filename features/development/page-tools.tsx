import { ClientMessages } from '@/features/site-shell/components/client-messages'

type PageToolsProps = { placement: 'corner' | 'navigation' }

/**
 * The badge with the tools of developers. The condition is written out so that the bundler removes the import: a production build holds none of it
 * (docs/rules/administration.md#development-calls).
 */
export async function PageTools({ placement }: PageToolsProps) {
  if (process.env.NODE_ENV !== 'production') {
    const { DevelopmentBadge } = await import('./development-badge')
    // The office provides the messages, in its own language.
    if (placement === 'navigation') return <DevelopmentBadge placement={placement} />
    return (
      <ClientMessages names={['development']}>
        <DevelopmentBadge placement={placement} />
      </ClientMessages>
    )
  }
  return null
}
