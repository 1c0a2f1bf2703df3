// What ElectroDB asks for by `require`: electrodb.mjs puts it here.
module.exports = {};
