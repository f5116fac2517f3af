import type { ComponentProps, ReactNode } from 'react'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { PlainLink } from '@/lib/i18n/navigation'
import { resolveHref } from '@/lib/routing/links'
import { Prose } from './prose'

type RichTextProps = Omit<ComponentProps<typeof Prose>, 'children'> & { doc: RichNode }

/** Renders rich text (ProseMirror JSON) as elements, never as HTML; unknown nodes render nothing. */
export function RichText({ doc, ...rest }: RichTextProps) {
  return <Prose {...rest}>{nodesOf(doc)}</Prose>
}

function nodesOf(node: RichNode): ReactNode {
  return node.content?.map((child, index) => <Node key={index} node={child} />)
}

function Node({ node }: { node: RichNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node)
    case 'paragraph':
      return <p>{nodesOf(node)}</p>
    case 'heading':
      return node.attrs?.level === 3 ? <h3>{nodesOf(node)}</h3> : <h2>{nodesOf(node)}</h2>
    case 'bulletList':
      return <ul>{nodesOf(node)}</ul>
    case 'orderedList':
      return <ol>{nodesOf(node)}</ol>
    case 'listItem':
      return <li>{nodesOf(node)}</li>
    case 'blockquote':
      return <blockquote>{nodesOf(node)}</blockquote>
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr />
    default:
      return null
  }
}

function marked({ text, marks = [] }: RichNode): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    switch (mark.type) {
      case 'bold':
        return <strong>{inner}</strong>
      case 'italic':
        return <em>{inner}</em>
      case 'link':
        return <TextLink href={mark.attrs?.href}>{inner}</TextLink>
      default:
        return inner
    }
  }, text)
}

function TextLink({ href, children }: { href: unknown; children: ReactNode }) {
  if (typeof href !== 'string') return children
  const { href: resolved, external } = resolveHref(href)
  if (resolved.startsWith('/')) {
    return (
      <PlainLink href={resolved} prefetch={false}>
        {children}
      </PlainLink>
    )
  }
  return (
    <a href={resolved} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}
