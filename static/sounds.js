// Small sounds, made as they are heard. They follow what is seen: a card that comes to lie somewhere,
// one that is turned, a refusal, a game won. Fetched only where sounds are wanted.

const root = document.documentElement;
const felt = document.getElementById("felt");
let air = null; // the AudioContext, which a browser grants once somebody has touched the page

// A short breath of noise around a pitch: paper on cloth.
function paper(pitch, length, loudness, delay = 0) {
    const samples = Math.ceil(air.sampleRate * length);
    const noise = air.createBuffer(1, samples, air.sampleRate);
    const wave = noise.getChannelData(0);
    for (let at = 0; at < samples; at++) wave[at] = (Math.random() * 2 - 1) * (1 - at / samples) ** 3;
    const source = new AudioBufferSourceNode(air, { buffer: noise });
    const band = new BiquadFilterNode(air, { type: "bandpass", frequency: pitch, Q: 0.9 });
    source.connect(band).connect(new GainNode(air, { gain: loudness })).connect(air.destination);
    source.start(air.currentTime + delay);
}

function tone(pitch, length, loudness, delay = 0) {
    const start = air.currentTime + delay;
    const voice = new OscillatorNode(air, { type: "triangle", frequency: pitch });
    const swell = new GainNode(air, { gain: 0 });
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(loudness, start + 0.015);
    swell.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(swell).connect(air.destination);
    voice.start(start);
    voice.stop(start + length);
}

const SOUNDS = {
    lay: () => paper(1100, 0.07, 0.5),
    turn: () => (paper(2600, 0.05, 0.35), paper(1300, 0.06, 0.3, 0.04)),
    refuse: () => tone(160, 0.16, 0.12),
    win: () => [523, 659, 784, 1047].forEach((pitch, step) => tone(pitch, 0.7, 0.09, step * 0.13)),
};

function play(sound) {
    if (root.dataset.sounds !== "on" || document.hidden) return;
    air ??= new AudioContext();
    if (air.state === "running") SOUNDS[sound]();
    else air.resume().then(SOUNDS[sound], () => {});
}

const isCard = (node) => node.classList?.contains("card");

// Whatever happens within one frame is one sound, the rarest.
new MutationObserver((changes) => {
    const turned = changes.some(({ type, target }) => type === "attributes" && isCard(target) && target.dataset.card);
    const laid = changes.some(({ addedNodes }) => [...addedNodes].some(isCard));
    if (turned) play("turn");
    else if (laid) play("lay");
}).observe(felt, { subtree: true, childList: true, attributeFilter: ["data-card"] });

new MutationObserver(() => {
    if (document.getElementById("told").matches(".refused")) play("refuse");
}).observe(document.getElementById("told"), { childList: true, attributeFilter: ["class"] });

new MutationObserver(() => {
    if (document.getElementById("ended").matches(".won:not([hidden])")) play("win");
}).observe(document.getElementById("ended"), { attributeFilter: ["hidden"] });
