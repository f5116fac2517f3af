import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { whenClosed } from './when-closed'

it('calls each listener once, apart from one that was taken back', () => {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  const called: string[] = []
  whenClosed(res, () => called.push('first'))
  const forget = whenClosed(res, () => called.push('taken back'))
  whenClosed(res, () => called.push('last'))
  forget()
  res.emit('close')
  res.emit('close')
  expect(called).toEqual(['first', 'last'])
})
