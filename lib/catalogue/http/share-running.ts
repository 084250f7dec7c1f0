/** Makes identical questions share one answer while it is on its way. */
export function createSharing<T>(): (question: string, ask: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (question, ask) => {
    const shared = running.get(question);
    if (shared !== undefined) return shared;
    const answer = ask().finally(() => running.delete(question));
    running.set(question, answer);
    return answer;
  };
}
