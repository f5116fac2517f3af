'use client'

import { createElement, Fragment, useMemo, type ReactNode } from 'react'

const styles: Record<string, string> = {
  h3: 'mt-4 mb-1 font-sans text-base font-semibold first:mt-0',
  p: 'my-2',
  ul: 'list-disc space-y-1 pl-5 marker:text-ink-faint',
  li: '',
  code: 'rounded bg-sunken px-1 font-mono text-sm',
  strong: 'font-semibold',
  em: '',
}
/** Headings stand one level below the version's. */
const tags: Record<string, string> = { h3: 'h4' }
const safeHref = /^(?:https:\/\/|\/(?![/\\]))/

/** Renders the HTML of a release as elements from an allow-list; of others only the text remains. */
export function ReleaseHtml({ html }: { html: string }) {
  return useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html])
}

function childrenOf(parent: Element): ReactNode {
  return [...parent.childNodes].map((node, i) => <Fragment key={i}>{renderNode(node)}</Fragment>)
}

function renderNode(node: ChildNode): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const name = node.localName
  if (name === 'script' || name === 'style') return null
  const href = node.getAttribute('href') ?? ''
  if (name === 'a' && safeHref.test(href))
    return (
      <a href={href} target="_blank" rel="noopener" className="text-action underline underline-offset-4">
        {childrenOf(node)}
      </a>
    )
  const className = styles[name]
  if (className === undefined) return childrenOf(node)
  return createElement(tags[name] ?? name, { className }, childrenOf(node))
}
