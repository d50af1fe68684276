// Comes with the intro and long before the app: until that has taken over, a key or a click ends it, and the app is told when it
// has ended by itself. Plain script, no import.
(function () {
  // Keys that lead to the skip button or belong to another key, as in the part itself.
  var passing = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];
  function end(event) {
    if (passing.indexOf(event.key) < 0) document.documentElement.dataset.splash = 'over';
  }
  function ended(event) {
    // What it is made of ends before it does.
    if (event.target.hasAttribute('data-intro')) end(event);
  }
  addEventListener('keydown', end);
  addEventListener('click', end);
  addEventListener('animationend', ended);
})();
