import { bytesField, type Field, fieldsOf, floatField, numberField } from './protobuf.ts';

/** One node of a network: its operator, and the names of its inputs and outputs. */
export type Step = { does: string; inputs: string[]; outputs: string[]; settings: Uint8Array[] };
export type Weights = { shape: number[]; values: Float32Array };
/** A network's nodes in order, its float constants by name, and the rest of the file unchanged. */
export type Network = { steps: Step[]; constants: Map<string, Weights>; model: Field[]; graph: Field[] };

/** Field numbers of onnx.proto (ONNX IR, "ModelProto", "GraphProto", "NodeProto", "AttributeProto", "TensorProto"). */
const MODEL = { graph: 7 };
const GRAPH = { node: 1 };
const NODE = { input: 1, output: 2, does: 4, setting: 5 };
const SETTING = { name: 1, float: 2, tensor: 5, numbers: 8, type: 20 };
const TENSOR = { shape: 1, type: 2, raw: 9 };
const TYPE = { float: 1, tensor: 4 };

/** Parses an ONNX file. Constants that are not floats stay unparsed. */
export function readNetwork(bytes: Uint8Array): Network {
  const model = [...fieldsOf(bytes)];
  const graph = model
    .filter(({ number }) => number === MODEL.graph)
    .flatMap(({ data }) => [...fieldsOf(data)]);
  const steps = graph.filter(({ number }) => number === GRAPH.node).map(({ data }) => toStep(data));
  const constants = new Map(steps.filter(({ does }) => does === 'Constant').flatMap(toConstant));
  return {
    steps: steps.filter(({ outputs: [name] }) => !constants.has(name ?? '')),
    constants,
    model: model.filter(({ number }) => number !== MODEL.graph),
    graph: graph.filter(({ number }) => number !== GRAPH.node),
  };
}

/** Writes an ONNX file with only the constants that nodes use. */
export function writeNetwork({ steps, constants, model, graph }: Network): Uint8Array {
  const asked = new Set(steps.flatMap(({ inputs }) => inputs));
  const kept = [...constants]
    .filter(([name]) => asked.has(name))
    .map(([name, weights]) => fromConstant(name, weights));
  const nodes = [...kept, ...steps].map((step) => bytesField(GRAPH.node, fromStep(step)));
  const body = Buffer.concat([...nodes, ...graph.map(({ whole }) => whole)]);
  return Buffer.concat([...model.map(({ whole }) => whole), bytesField(MODEL.graph, body)]);
}

/** A scalar attribute, such as a slope. */
export function floatSetting(name: string, value: number): Uint8Array {
  return Buffer.concat([
    bytesField(SETTING.name, Buffer.from(name)),
    floatField(SETTING.float, value),
    numberField(SETTING.type, TYPE.float),
  ]);
}

/** An attribute's integers, such as a kernel's shape; empty if the node lacks it. */
export function numbersOf({ settings }: Step, name: string): number[] {
  const own = settings.map((setting) => [...fieldsOf(setting)]);
  const found = own.find((fields) =>
    fields.some((field) => field.number === SETTING.name && text(field) === name),
  );
  return (found ?? []).filter(({ number }) => number === SETTING.numbers).map(({ value }) => value);
}

function toStep(bytes: Uint8Array): Step {
  const fields = [...fieldsOf(bytes)];
  const of = (wanted: number) => fields.filter(({ number }) => number === wanted);
  return {
    does: of(NODE.does).map(text).join(''),
    inputs: of(NODE.input).map(text),
    outputs: of(NODE.output).map(text),
    settings: of(NODE.setting).map(({ data }) => data),
  };
}

function fromStep({ does, inputs, outputs, settings }: Step): Uint8Array {
  return Buffer.concat([
    ...inputs.map((name) => bytesField(NODE.input, Buffer.from(name))),
    ...outputs.map((name) => bytesField(NODE.output, Buffer.from(name))),
    bytesField(NODE.does, Buffer.from(does)),
    ...settings.map((setting) => bytesField(NODE.setting, setting)),
  ]);
}

function toConstant({ outputs: [name = ''], settings }: Step): [string, Weights][] {
  const tensor = settings
    .flatMap((setting) => [...fieldsOf(setting)])
    .find(({ number }) => number === SETTING.tensor);
  const fields = tensor ? [...fieldsOf(tensor.data)] : [];
  const raw = fields.find(({ number }) => number === TENSOR.raw)?.data;
  const isFloat = fields.some(({ number, value }) => number === TENSOR.type && value === TYPE.float);
  if (!raw || !isFloat) return [];
  const shape = fields.filter(({ number }) => number === TENSOR.shape).map(({ value }) => value);
  return [[name, { shape, values: new Float32Array(Uint8Array.from(raw).buffer) }]];
}

function fromConstant(name: string, { shape, values }: Weights): Step {
  const tensor = Buffer.concat([
    ...shape.map((size) => numberField(TENSOR.shape, size)),
    numberField(TENSOR.type, TYPE.float),
    bytesField(TENSOR.raw, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ]);
  const setting = Buffer.concat([
    bytesField(SETTING.name, Buffer.from('value')),
    bytesField(SETTING.tensor, tensor),
    numberField(SETTING.type, TYPE.tensor),
  ]);
  return { does: 'Constant', inputs: [], outputs: [name], settings: [setting] };
}

function text({ data }: Field): string {
  return Buffer.from(data).toString('utf8');
}
