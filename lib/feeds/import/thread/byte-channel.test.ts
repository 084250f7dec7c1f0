import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { ByteFeeder } from './byte-channel';

const BYTES_AHEAD = 4_000_000;

/** Sends one piece that is enough, and nothing for ever after. */
async function* sendOnce() {
  yield new Uint8Array(BYTES_AHEAD);
  await new Promise(() => undefined);
}

it('waits again after it once had no need to', async () => {
  const { port1, port2 } = new MessageChannel();
  const feeder = new ByteFeeder(sendOnce(), port1);
  await feeder.whenAhead();
  await feeder.whenAhead();
  const taken = new Promise((resolve) => port1.once('message', resolve));
  port2.postMessage(BYTES_AHEAD);
  await taken;
  const onAhead = jest.fn();
  const ahead = feeder.whenAhead().then(onAhead);
  await nextTurn();
  expect(onAhead).not.toHaveBeenCalled();
  feeder.stop();
  await ahead;
  port2.close();
});
