/** The word a challenged player is writing, kept through a reload: there is little time, and one answer. */
import { ref, watch, type Ref } from 'vue';
import { stored } from '../../../stored';
import { useTable } from '../table/context';

/** Kept as the challenge it belongs to, a line, and the word. */
export function useWord(): Ref<string> {
  const { table, seat, view } = useTable();
  const { set, rallies, strokes } = view.value;
  const challenge = [set, rallies.join('-'), strokes.length].join('.');
  const name = `tennis.${table.value.id}.${String(seat.value)}.answer`;
  const [of, kept = ''] = (stored.get('local', name) ?? '').split('\n');
  const word = ref(of === challenge ? kept : '');
  watch(word, (now) => stored.set('local', name, `${challenge}\n${now}`));
  return word;
}
